import bannerFair from '../../assets/lobby/banner-fair.webp';
import bannerFairSmall from '../../assets/lobby/banner-fair.webp?width=720';
import bannerVip from '../../assets/lobby/banner-vip.webp';
import bannerVipSmall from '../../assets/lobby/banner-vip.webp?width=720';
import bannerWelcome from '../../assets/lobby/banner-welcome.webp';
import bannerWelcomeSmall from '../../assets/lobby/banner-welcome.webp?width=720';
import bubble from '../../assets/lobby/bubble.webp';
import fairTall from '../../assets/lobby/fair-tall.webp';
import carousel from '../../assets/lobby/i/carousel-horse.webp';
import diamond from '../../assets/lobby/i/gem-stone.webp';
import coin from '../../assets/lobby/i/peso-coin.webp';
import antenna from '../../assets/lobby/i/satellite-antenna.webp';
import telescope from '../../assets/lobby/i/telescope.webp';
import ticket from '../../assets/lobby/i/ticket.webp';
import tools from '../../assets/lobby/i/hammer-and-wrench.webp';
import mark from '../../assets/lobby/mark.webp';
import rim from '../../assets/lobby/rim.png';

/** The lobby's pictures, each a file of the artists' room: replace the file and the picture changes. */
export const pictures = {
  antenna,
  bannerFair,
  bannerFairSmall,
  bannerVip,
  bannerVipSmall,
  bannerWelcome,
  bannerWelcomeSmall,
  bubble,
  carousel,
  coin,
  diamond,
  fairTall,
  mark,
  rim,
  telescope,
  ticket,
  tools,
} as const;

/** The name of a lobby picture. */
export type PictureName = keyof typeof pictures;
