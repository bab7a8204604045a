/** Returns the invite code in the page's address; an empty text if there is none. */
export const invitedBy = (): string => new URLSearchParams(location.search).get('inviteCode') ?? '';
