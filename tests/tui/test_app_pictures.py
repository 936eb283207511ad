"""The README's pictures come from the game itself, by one command."""

import re

import pytest

from tools import screenshots


@pytest.mark.parametrize("name", ["bidding", "start"])
async def test_a_picture_shows_the_screen_and_asks_nobody_for_a_font(name):
    drawn = await screenshots.picture(name)
    assert drawn.startswith("<svg")
    assert drawn == await screenshots.picture(name)
    assert not re.search(r"url\((?!#)", drawn)
    assert "Your&#160;bid" in drawn or "Start&#160;the&#160;match" in drawn
