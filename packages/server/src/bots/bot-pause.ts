/** How many milliseconds a bot's move takes at least, unless the host says otherwise. */
export const BOT_PAUSE = 900;
