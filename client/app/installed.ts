/** Whether this is the app on a home screen, which on some phones has a memory of its own. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
