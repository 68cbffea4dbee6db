import chromium from './chromium.json' with { type: 'json' };

/** How the browser of the tests, pictures and measurements is started: without windows, and so quicker. */
export const LAUNCH = { executablePath: chromium.shell, args: chromium.flags };

/** The browser as people have it, for what the shell lacks: it shows no notifications. */
export const WHOLE = { executablePath: chromium.whole, args: chromium.flags };
