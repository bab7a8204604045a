/** Names of the avatar pictures; a player's own is one of them. */
export const avatars: readonly string[] = [
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
];
