import type { NameWith } from '../../contract/promotions/promotions.ts';
import bannerFair from '../../assets/lobby/banner-fair.webp';
import bannerFairSmall from '../../assets/lobby/banner-fair.webp?width=720';
import { href } from '../pages/href.ts';

/** URLs of a banner's picture in two widths: 1080 px and, as `small`, 720 px. */
interface BannerPictures {
  readonly picture: string;
  readonly small: string;
}

/**
 * Banners of promotions. The lobby's first screen needs them but nothing else of a promotion, so they have their own
 * file, and their texts are among those of the first screen (src/i18n).
 */
const banners: { readonly [Name in NameWith<'hasBanner'>]: BannerPictures } = {
  jackpot: { picture: bannerFair, small: bannerFairSmall },
};

/** Banners of promotions, each with the address of the promotion's page. */
export const PROMOTION_BANNERS = (Object.keys(banners) as NameWith<'hasBanner'>[]).map((id) => ({
  id,
  to: () => href(id),
  ...banners[id],
}));
