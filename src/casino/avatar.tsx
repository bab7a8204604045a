import { AVATARS, type Avatar as AvatarName } from '../../contract/avatars.ts';
import { classes } from '../ui/classes.ts';
import styles from './avatar.module.css';
import cat from '../../assets/lobby/av/cat.webp';
import fox from '../../assets/lobby/av/fox.webp';
import frog from '../../assets/lobby/av/frog.webp';
import koala from '../../assets/lobby/av/koala.webp';
import lion from '../../assets/lobby/av/lion.webp';
import monkey from '../../assets/lobby/av/monkey.webp';
import octopus from '../../assets/lobby/av/octopus.webp';
import owl from '../../assets/lobby/av/owl.webp';
import panda from '../../assets/lobby/av/panda.webp';
import penguin from '../../assets/lobby/av/penguin.webp';
import rabbit from '../../assets/lobby/av/rabbit.webp';
import robot from '../../assets/lobby/av/robot.webp';
import tiger from '../../assets/lobby/av/tiger.webp';
import unicorn from '../../assets/lobby/av/unicorn.webp';

const PICTURES: Readonly<Record<AvatarName, string>> = {
  cat,
  fox,
  frog,
  koala,
  lion,
  monkey,
  octopus,
  owl,
  panda,
  penguin,
  rabbit,
  robot,
  tiger,
  unicorn,
};

const isAvatar = (name: string): name is AvatarName => (AVATARS as readonly string[]).includes(name);

interface AvatarProps {
  /** Name of an avatar, or the address of a picture; for any other text the first letter of `who` is shown. */
  readonly name: string;
  readonly who: string;
  /** Width and height of the picture in CSS px. */
  readonly size: number;
}

/** Draws a player's picture. It is hidden from screen readers, which read the player's name beside it. */
export const Avatar = ({ name, who, size }: AvatarProps) => (
  <span
    className={classes(styles.avatar)}
    style={{ width: size, height: size, fontSize: size * 0.45 }}
    aria-hidden="true"
  >
    {isAvatar(name) || name.includes('/') ? (
      <img src={isAvatar(name) ? PICTURES[name] : name} width={size} height={size} alt="" />
    ) : (
      (who || 'P').slice(0, 1).toUpperCase()
    )}
  </span>
);
