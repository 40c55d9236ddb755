/**
 * Whether somebody signed in can make a personal invitation their own.
 * @param hostId undefined where they may not see the host
 */
export const canTakeOver = (hostId: number | undefined, viewerId: number): hostId is number =>
  hostId !== undefined && hostId !== viewerId
