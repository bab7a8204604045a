/** Fixed time of the photographed lobby: noon in Manila on Wednesday 18 November 2026, ms. */
export const LOBBY_NOW = Date.UTC(2026, 10, 18, 4);
