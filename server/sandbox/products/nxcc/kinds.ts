/** What a call centre has. Other products name its groups and agents, too. */
export const groupKind = 'nxcc.group';
export const agentKind = 'nxcc.agent';
export const seatKind = 'nxcc.seat';
export const callKind = 'nxcc.call';
