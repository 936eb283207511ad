/* What a program does to the files under one folder, written down as it does it.

   Loaded before the C library (LD_PRELOAD) by bench/disk.py, which explains the records. It also
   plays a disk that is full and a sync that fails. Environment:

   DISK_FOLDER      files under it are watched; an absolute path without links
   DISK_TRACE       where the records go, outside that folder
   DISK_TOLD        a descriptor: what is written to it is recorded as told to somebody
   DISK_FAIL_SYNC   which sync from now on fails (1: the next); the disk did not do it
   DISK_FULL_AFTER  bytes that may be written before there is no room
   DISK_FULL_TIMES  how many writes fail for want of room, then there is some; 0: all of them
   DISK_KILL_AT     the program is killed right after its n-th record

   A program may set the three before that anew by calling disk_faults(). */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct record {
    uint32_t kind, path_bytes;
    uint64_t file, at, bytes;
};

static char folder[PATH_MAX];
static size_t folder_bytes;
static int trace = -1, told = -1;
static long fail_sync, full_after = -1, full_times, kill_at;
static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name)
{
    return dlsym(RTLD_NEXT, name);
}

static long number(const char *name, long otherwise)
{
    const char *text = getenv(name);
    return text && *text ? atol(text) : otherwise;
}

void disk_faults(long sync, long after, long times)
{
    pthread_mutex_lock(&order);
    fail_sync = sync, full_after = after, full_times = times;
    pthread_mutex_unlock(&order);
}

__attribute__((constructor)) static void begin(void)
{
    const char *where = getenv("DISK_FOLDER"), *to = getenv("DISK_TRACE");
    if (!where || !to)
        return;
    snprintf(folder, sizeof folder, "%s/", where);
    folder_bytes = strlen(folder);
    told = (int)number("DISK_TOLD", -1);
    disk_faults(number("DISK_FAIL_SYNC", 0), number("DISK_FULL_AFTER", -1),
                number("DISK_FULL_TIMES", 0));
    kill_at = number("DISK_KILL_AT", 0);
    trace = (int)syscall(SYS_openat, AT_FDCWD, to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void put(char kind, uint64_t file, uint64_t at, const char *path, const void *data,
                uint64_t bytes)
{
    struct record head = {(uint32_t)kind, path ? (uint32_t)strlen(path) : 0, file, at, bytes};
    struct iovec parts[] = {{&head, sizeof head},
                            {(void *)(path ? path : ""), head.path_bytes},
                            {(void *)(data ? data : ""), data ? bytes : 0}};
    if (syscall(SYS_writev, trace, parts, 3) < 0)
        abort();
    if (kill_at && !--kill_at)
        kill(getpid(), SIGKILL);
}

/* Whether an absolute path is watched; the rest of it after the folder, "" for the folder. */
static const char *under(const char *path)
{
    if (trace < 0)
        return NULL;
    if (!strncmp(path, folder, folder_bytes))
        return path + folder_bytes;
    return !strncmp(path, folder, folder_bytes - 1) && !path[folder_bytes - 1] ? "" : NULL;
}

/* The same of what is open, whatever it was opened as. */
static const char *watched(int fd, char *path, struct stat *is)
{
    char link[32];
    int saved = errno;
    ssize_t length;
    if (trace < 0)
        return NULL;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = readlink(link, path, PATH_MAX - 1);
    errno = saved;
    if (length <= 0 || path[0] != '/')
        return NULL;
    path[length] = 0;
    if (!under(path) || fstat(fd, is))
        return NULL;
    return under(path);
}

/* The same of a name, which need not exist. */
static const char *named(int at, const char *name, char *path)
{
    char parent[PATH_MAX], whole[PATH_MAX], *slash;
    if (trace < 0)
        return NULL;
    if (name[0] == '/' || at == AT_FDCWD) {
        snprintf(whole, sizeof whole, "%s", name);
    } else {
        char link[32];
        snprintf(link, sizeof link, "/proc/self/fd/%d", at);
        ssize_t length = readlink(link, parent, sizeof parent - 1);
        if (length < 0)
            return NULL;
        parent[length] = 0;
        if ((size_t)snprintf(whole, sizeof whole, "%s/%s", parent, name) >= sizeof whole)
            return NULL;
    }
    slash = strrchr(whole, '/');
    if (slash)
        *slash = 0;
    if (!realpath(slash ? (*whole ? whole : "/") : ".", parent))
        return NULL;
    if (snprintf(path, PATH_MAX, "%s/%s", parent, slash ? slash + 1 : whole) >= PATH_MAX)
        return NULL;
    return under(path);
}

static uint64_t file_at(int at, const char *name)
{
    struct stat is;
    return fstatat(at, name, &is, AT_SYMLINK_NOFOLLOW) ? 0 : is.st_ino;
}

/* --- contents */

/* How many of so many bytes find room. */
static size_t room(size_t bytes)
{
    if (full_after < 0 || (size_t)full_after >= bytes) {
        if (full_after > 0)
            full_after -= (long)bytes;
        return bytes;
    }
    size_t left = (size_t)full_after;
    full_after = 0;
    if (!left && full_times && !--full_times) {
        full_after = -1; /* the last that fails */
    }
    return left;
}

static ssize_t store(int fd, const struct iovec *parts, int count, off_t at, int positioned)
{
    char path[PATH_MAX];
    struct stat is;
    const char *name = watched(fd, path, &is);
    ssize_t done = 0;
    if (fd == told && trace >= 0)
        for (int i = 0; i < count; i++)
            put('A', 0, 0, NULL, parts[i].iov_base, parts[i].iov_len);
    if (!name || !S_ISREG(is.st_mode))
        return positioned ? syscall(SYS_pwritev, fd, parts, (long)count, (long)at, 0L)
                          : syscall(SYS_writev, fd, parts, (long)count);
    pthread_mutex_lock(&order);
    for (int i = 0; i < count; i++) {
        size_t bytes = parts[i].iov_len, fits = bytes ? room(bytes) : 0;
        off_t where = positioned ? at + done : -1;
        ssize_t wrote;
        if (bytes && !fits) {
            if (!done)
                done = -1, errno = ENOSPC;
            break;
        }
        wrote = positioned ? syscall(SYS_pwrite64, fd, parts[i].iov_base, fits, (long)where)
                           : syscall(SYS_write, fd, parts[i].iov_base, fits);
        if (wrote < 0) {
            done = done ? done : -1;
            break;
        }
        if (!positioned)
            where = lseek(fd, 0, SEEK_CUR) - wrote;
        put('W', is.st_ino, (uint64_t)where, name, parts[i].iov_base, (uint64_t)wrote);
        done += wrote;
        if ((size_t)wrote < bytes)
            break;
    }
    pthread_mutex_unlock(&order);
    return done;
}

ssize_t write(int fd, const void *data, size_t bytes)
{
    struct iovec part = {(void *)data, bytes};
    return store(fd, &part, 1, 0, 0);
}

ssize_t pwrite(int fd, const void *data, size_t bytes, off_t at)
{
    struct iovec part = {(void *)data, bytes};
    return store(fd, &part, 1, at, 1);
}

ssize_t pwrite64(int fd, const void *data, size_t bytes, off64_t at)
{
    return pwrite(fd, data, bytes, at);
}

ssize_t writev(int fd, const struct iovec *parts, int count)
{
    return store(fd, parts, count, 0, 0);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at)
{
    return store(fd, parts, count, at, 1);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at)
{
    return store(fd, parts, count, at, 1);
}

int ftruncate(int fd, off_t bytes)
{
    char path[PATH_MAX];
    struct stat is;
    const char *name = watched(fd, path, &is);
    int done;
    if (!name)
        return (int)syscall(SYS_ftruncate, fd, bytes);
    pthread_mutex_lock(&order);
    done = (int)syscall(SYS_ftruncate, fd, bytes);
    if (!done)
        put('T', is.st_ino, (uint64_t)bytes, name, NULL, 0);
    pthread_mutex_unlock(&order);
    return done;
}

int ftruncate64(int fd, off64_t bytes)
{
    return ftruncate(fd, bytes);
}

static int sync_file(int fd, long call)
{
    char path[PATH_MAX];
    struct stat is;
    const char *name = watched(fd, path, &is);
    int done;
    if (!name)
        return (int)syscall(call, fd);
    pthread_mutex_lock(&order);
    if (fail_sync && !--fail_sync) {
        put('F', is.st_ino, 0, name, NULL, 0);
        done = -1, errno = EIO;
    } else {
        done = (int)syscall(call, fd);
        if (!done)
            put(S_ISDIR(is.st_mode) ? 'D' : 'S', is.st_ino, 0, name, NULL, 0);
    }
    pthread_mutex_unlock(&order);
    return done;
}

int fsync(int fd)
{
    return sync_file(fd, SYS_fsync);
}

int fdatasync(int fd)
{
    return sync_file(fd, SYS_fdatasync);
}

/* --- names */

static int open_named(int at, const char *given, int flags, mode_t mode)
{
    char path[PATH_MAX];
    const char *name = flags & (O_CREAT | O_TRUNC) ? named(at, given, path) : NULL;
    struct stat is;
    uint64_t before;
    int fd;
    if (!name)
        return (int)syscall(SYS_openat, at, given, flags, mode);
    pthread_mutex_lock(&order);
    before = file_at(at, given);
    fd = (int)syscall(SYS_openat, at, given, flags, mode);
    if (fd >= 0 && !fstat(fd, &is) && S_ISREG(is.st_mode)) {
        if (!before)
            put('C', is.st_ino, 0, name, NULL, 0);
        else if (flags & O_TRUNC)
            put('T', is.st_ino, 0, name, NULL, 0);
    }
    pthread_mutex_unlock(&order);
    return fd;
}

#define MODE                                                                                       \
    mode_t mode = 0;                                                                               \
    if (flags & O_CREAT) {                                                                         \
        va_list more;                                                                              \
        va_start(more, flags);                                                                     \
        mode = (mode_t)va_arg(more, int);                                                          \
        va_end(more);                                                                              \
    }

int open(const char *name, int flags, ...)
{
    MODE return open_named(AT_FDCWD, name, flags, mode);
}

int open64(const char *name, int flags, ...)
{
    MODE return open_named(AT_FDCWD, name, flags, mode);
}

int openat(int at, const char *name, int flags, ...)
{
    MODE return open_named(at, name, flags, mode);
}

int openat64(int at, const char *name, int flags, ...)
{
    MODE return open_named(at, name, flags, mode);
}

static int unlink_named(int at, const char *given, int flags)
{
    char path[PATH_MAX];
    const char *name = named(at, given, path);
    int done;
    if (!name)
        return (int)syscall(SYS_unlinkat, at, given, flags);
    pthread_mutex_lock(&order);
    done = (int)syscall(SYS_unlinkat, at, given, flags);
    if (!done)
        put('U', 0, 0, name, NULL, 0);
    pthread_mutex_unlock(&order);
    return done;
}

int unlink(const char *name)
{
    return unlink_named(AT_FDCWD, name, 0);
}

int unlinkat(int at, const char *name, int flags)
{
    return unlink_named(at, name, flags);
}

int rmdir(const char *name)
{
    return unlink_named(AT_FDCWD, name, AT_REMOVEDIR);
}

int renameat(int from_at, const char *from, int to_at, const char *to)
{
    char old_path[PATH_MAX], new_path[PATH_MAX];
    const char *old = named(from_at, from, old_path), *new = named(to_at, to, new_path);
    uint64_t file;
    int done;
    if (!old && !new)
        return (int)syscall(SYS_renameat2, from_at, from, to_at, to, 0);
    pthread_mutex_lock(&order);
    file = file_at(from_at, from);
    done = (int)syscall(SYS_renameat2, from_at, from, to_at, to, 0);
    if (!done && old && new)
        put('R', file, 0, old, new, strlen(new));
    else if (!done)
        put('B', 0, 0, old ? old : new, NULL, 0);
    pthread_mutex_unlock(&order);
    return done;
}

int rename(const char *from, const char *to)
{
    return renameat(AT_FDCWD, from, AT_FDCWD, to);
}

int mkdirat(int at, const char *given, mode_t mode)
{
    char path[PATH_MAX];
    const char *name = named(at, given, path);
    int done;
    if (!name)
        return (int)syscall(SYS_mkdirat, at, given, mode);
    pthread_mutex_lock(&order);
    done = (int)syscall(SYS_mkdirat, at, given, mode);
    if (!done)
        put('M', file_at(at, given), 0, name, NULL, 0);
    pthread_mutex_unlock(&order);
    return done;
}

int mkdir(const char *name, mode_t mode)
{
    return mkdirat(AT_FDCWD, name, mode);
}

/* --- what would go past us is at least noticed */

static void past_us(int fd, int also_shared_memory)
{
    char path[PATH_MAX];
    struct stat is;
    const char *name = watched(fd, path, &is);
    size_t length = name ? strlen(name) : 0;
    if (!name || (!also_shared_memory && length > 4 && !strcmp(name + length - 4, "-shm")))
        return;
    put('B', is.st_ino, 0, name, NULL, 0);
}

void *mmap(void *address, size_t bytes, int protection, int flags, int fd, off_t at)
{
    if (fd >= 0 && (flags & MAP_SHARED) && (protection & PROT_WRITE))
        past_us(fd, 0);
    return (void *)syscall(SYS_mmap, address, bytes, protection, flags, fd, at);
}

void *mmap64(void *address, size_t bytes, int protection, int flags, int fd, off64_t at)
{
    return mmap(address, bytes, protection, flags, fd, at);
}

int fallocate(int fd, int mode, off_t at, off_t bytes)
{
    past_us(fd, 1);
    return (int)syscall(SYS_fallocate, fd, mode, at, bytes);
}

int posix_fallocate(int fd, off_t at, off_t bytes)
{
    past_us(fd, 1);
    return REAL(posix_fallocate)(fd, at, bytes);
}

ssize_t copy_file_range(int from, off64_t *at, int to, off64_t *to_at, size_t bytes, unsigned flags)
{
    past_us(to, 1);
    return syscall(SYS_copy_file_range, from, at, to, to_at, bytes, flags);
}

ssize_t sendfile(int to, int from, off_t *at, size_t bytes)
{
    past_us(to, 1);
    return syscall(SYS_sendfile, to, from, at, bytes);
}
