/** Operations that answer 501 until they are built; this list may only become shorter. */
export const unbuilt = ['createConnectSession', 'getConnectSession', 'listConnectSessions'];
