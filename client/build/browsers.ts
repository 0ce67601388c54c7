/** The oldest browsers that the client and the game windows are built for. docs/browsers.md says why. */
export const oldestBrowsers: string[] = ['chrome123', 'firefox125', 'safari17.5'];
