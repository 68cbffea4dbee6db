import chromium from './chromium.json' with { type: 'json' };

/** How every browser of the tests, pictures and measurements is started. */
export const LAUNCH = { executablePath: chromium.path, args: chromium.flags };
