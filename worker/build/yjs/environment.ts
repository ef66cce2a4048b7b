/**
 * Stands in for lib0/environment where Yjs asks for it (light-yjs.ts): our pages run in a browser, and are
 * not configured by parameters of their address or by what is kept on the device.
 */
export const isBrowser = true
export const getVariable = (): undefined => undefined
