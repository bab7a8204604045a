import lobby from '../../assets/lobby/flat/circus-tent.svg';
import perya from '../../assets/lobby/flat/ferris-wheel.svg';
import hot from '../../assets/lobby/flat/fire.svg';
import originals from '../../assets/lobby/flat/game-die.svg';
import slots from '../../assets/lobby/flat/slot-machine.svg';
import scratch from '../../assets/lobby/flat/ticket.svg';
import winners from '../../assets/lobby/flat/trophy.svg';
import { LatePicture } from '../ui/late-picture.tsx';

const files = { hot, lobby, originals, perya, scratch, slots, winners } as const;

/** Name of a flat picture for a game category or a section title. */
export type EmojiName = keyof typeof files;

/** Returns whether a flat picture of this name exists. */
export const isEmojiName = (name: string): name is EmojiName => name in files;

/**
 * Draws a flat coloured picture beside a label, 21 CSS px or larger. It is decoration: only the label has the meaning.
 */
export const Emoji = ({ name, size = 24 }: EmojiProps) => (
  <img src={files[name]} width={size} height={size} alt="" />
);

/** Draws an emoji in a row that scrolls sideways; its file is loaded when it comes into view. */
export const LateEmoji = ({ name, size = 24 }: EmojiProps) => (
  <LatePicture src={files[name]} width={size} height={size} alt="" />
);

interface EmojiProps {
  name: EmojiName;
  /** Width and height in CSS px. */
  size?: number;
}
