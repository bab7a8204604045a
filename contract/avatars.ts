/** Names of the avatar pictures (assets/lobby/av); each player has one of them. */
export const AVATARS = [
  'cat',
  'fox',
  'frog',
  'koala',
  'lion',
  'monkey',
  'octopus',
  'owl',
  'panda',
  'penguin',
  'rabbit',
  'robot',
  'tiger',
  'unicorn',
] as const;
/** The name of an avatar picture. */
export type Avatar = (typeof AVATARS)[number];
