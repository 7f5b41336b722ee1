/** Record kinds of a call centre, also used by other products. */
export const groupKind = 'nxcc.group';
export const agentKind = 'nxcc.agent';
export const seatKind = 'nxcc.seat';
export const callKind = 'nxcc.call';
