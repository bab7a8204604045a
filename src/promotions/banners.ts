import type { NameWith } from '../../contract/promotions/promotions.ts';
import bannerFair from '../../assets/lobby/banner-fair.webp';
import bannerFairSmall from '../../assets/lobby/banner-fair.webp?width=720';
import { href } from '../pages/href.ts';

/** Pictures of a banner, 1080 and 720 px wide. */
interface BannerPictures {
  readonly picture: string;
  readonly small: string;
}

/**
 * The banners of promotions. They are the only part that the lobby's first screen draws, so they stand apart from the
 * rest of the promotion, and their texts are among those of the first screen (src/i18n).
 */
const banners: { readonly [Name in NameWith<'hasBanner'>]: BannerPictures } = {
  jackpot: { picture: bannerFair, small: bannerFairSmall },
};

/** The banners of promotions, each with the address of its page. */
export const PROMOTION_BANNERS = (Object.keys(banners) as NameWith<'hasBanner'>[]).map((id) => ({
  id,
  to: href(id),
  ...banners[id],
}));
