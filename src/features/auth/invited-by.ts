/** Returns the invite code that the address brought, or an empty text. */
export const invitedBy = (): string => new URLSearchParams(location.search).get('inviteCode') ?? '';
