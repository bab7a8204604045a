/** Returns the invite code from the address, or an empty text. */
export const invitedBy = (): string => new URLSearchParams(location.search).get('inviteCode') ?? '';
