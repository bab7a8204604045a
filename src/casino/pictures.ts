import bannerVip from '../../assets/lobby/banner-vip.webp';
import bannerVipSmall from '../../assets/lobby/banner-vip.webp?width=720';
import bannerWelcome from '../../assets/lobby/banner-welcome.webp';
import bannerWelcomeSmall from '../../assets/lobby/banner-welcome.webp?width=720';
import bubble from '../../assets/lobby/bubble.webp';
import coin from '../../assets/lobby/i/peso-coin.webp';
import antenna from '../../assets/lobby/i/satellite-antenna.webp';
import tools from '../../assets/lobby/i/hammer-and-wrench.webp';
import mark from '../../assets/lobby/mark.webp';
import rim from '../../assets/lobby/rim.png';

/** Addresses of the pictures on the lobby's first screen. To change a picture, replace its file. */
export const pictures = {
  antenna,
  bannerVip,
  bannerVipSmall,
  bannerWelcome,
  bannerWelcomeSmall,
  bubble,
  coin,
  mark,
  rim,
  tools,
} as const;
