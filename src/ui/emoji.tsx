import sprite from './emoji.svg?no-inline';

/** Names of the flat pictures in emoji.svg: kinds of game and section titles, from 21 px up. */
export type EmojiName =
  | 'lobby' | 'hot' | 'slots' | 'originals' | 'live' | 'fishing' | 'perya' | 'table' | 'scratch' | 'bingo' | 'new'
  | 'winners';

/** A flat coloured picture beside a label; hidden from screen readers. */
export function Emoji({ name, size = 24 }: { name: EmojiName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
