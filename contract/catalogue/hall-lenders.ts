import type { PayTableName } from './games.ts';
import type { BrandId } from './title.ts';

/** A title whose art and pay table generated titles use. */
export interface Lender {
  readonly artSlug: string;
  readonly brand: BrandId;
  readonly payTable: PayTableName;
}

/**
 * The titles whose art and pay tables generated titles use: slug, provider, pay table. The ids of generated titles
 * depend on this list and are stored in records, so it never changes, even if one of its titles does.
 */
const LENDERS = `
  ginto-kingdom parola reels-lines-mid-9540
  tigre-trove bituin reels-ways-mid-9660
  tala-treasure tala reels-hold-high-9600
  bakunawa-blaze bahaghari reels-tumble-high-9600
  palengke-punch parola reels-tumble-low-9600
  kidlat-king bituin reels-lines-mid-9660
  pirata-plunder bahaghari reels-hold-mid-9540
  kwitis-rush tala reels-ways-mid-9660
  swerte-clover parola reels-classic-low-9540
  rebentador-rush bituin reels-lines-mid-9600
  hiyas-burst tala reels-tumble-mid-9660
  pharaoh-fiesta bahaghari reels-lines-high-9600
  pastillas-rush parola reels-tumble-low-9600
  savanna-sayaw bituin reels-ways-mid-9540
  unicorn-ulap parola reels-lines-low-9600
  crystal-witch tala reels-tumble-mid-9660
  circuit-caper bituin reels-classic-mid-9660
  panda-pasyal bahaghari reels-ways-mid-9600
  siling-labuyo parola reels-tumble-low-9540
  mangga-merienda parola reels-classic-low-9600
  jeepney-joyride bahaghari reels-lines-mid-9600
  bahay-bonanza parola reels-hold-mid-9600
  kalabaw-cash bituin reels-hold-mid-9600
  perlas-pursuit alon reels-hold-mid-9660
  pawikan-pearls alon reels-ways-low-9600
  agila-ascent bituin reels-ways-high-9660
  fiesta-fever bahaghari reels-lines-mid-9600
  parol-parade parola reels-lines-low-9600
  volcano-vault tala reels-hold-high-9660
  bangus-bounty alon reels-ways-low-9600
  moonlit-manila bahaghari reels-lines-mid-9600
  sampaguita-spins parola reels-lines-low-9600
  habagat-storm bituin reels-ways-high-9660
  rooster-royale bituin reels-classic-mid-9540
  halo-halo-heat parola reels-tumble-low-9600
  bamboo-blitz tala reels-ways-mid-9600
  diwata-dreams bahaghari reels-lines-mid-9660
  kapre-kingdom tala reels-lines-high-9600
  tikbalang-trail bituin reels-lines-mid-9660
  sirena-song alon reels-ways-mid-9600
  balete-bells bahaghari reels-classic-low-9600
  coconut-craze parola reels-tumble-low-9540
  pinya-party parola reels-classic-low-9600
  banana-bandit bituin reels-classic-low-9600
  mayari-moon tala reels-ways-mid-9660
  sarimanok-flame bahaghari reels-ways-high-9660
  robo-riches tala reels-lines-mid-9600
  alien-arcade tala reels-lines-low-9600
  disco-brilyante bituin reels-classic-mid-9660
  videoke-kings bahaghari reels-classic-low-9540
  samurai-sun bituin reels-ways-high-9660
  ninja-neko tala reels-ways-mid-9600
  koi-kislap alon reels-ways-mid-9600
  lotus-luck parola reels-ways-low-9600
  jade-hardin bahaghari reels-ways-high-9660
  binondo-lantern bituin reels-hold-mid-9600
  kuneho-moon tala reels-ways-low-9600
  firecracker-fun parola reels-tumble-mid-9600
  viking-vinta bituin reels-lines-high-9660
  kabalyero-quest bahaghari reels-lines-mid-9600
  castle-crown tala reels-lines-mid-9540
  wizard-wheel bituin reels-lines-mid-9660
  potion-pop parola reels-tumble-low-9600
  genie-ginto bahaghari reels-hold-mid-9600
  camel-caravan bituin reels-ways-mid-9540
  cobra-crown tala reels-ways-high-9660
  scarab-secret bahaghari reels-lines-mid-9600
  gubat-drums parola reels-ways-low-9600
  gorilla-grove bituin reels-ways-mid-9660
  elephant-echo bahaghari reels-ways-mid-9600
  rhino-ragasa tala reels-hold-high-9600
  leopard-leap parola reels-ways-mid-9600
  wolf-whisper bituin reels-ways-mid-9660
  bear-bonanza bahaghari reels-ways-low-9540
  pulot-hive parola reels-lines-low-9600
  penguin-pasko tala reels-lines-low-9600
  arctic-ace bituin reels-ways-mid-9660
  owl-oracle bahaghari reels-lines-mid-9660
  foxy-fiesta parola reels-ways-mid-9600
  raccoon-raid tala reels-ways-low-9600
  palaka-prince bituin reels-lines-low-9600
  kitty-carnival bahaghari reels-lines-low-9600
  puppy-parade parola reels-lines-low-9540
  alkansya-payday tala reels-hold-mid-9600
  burger-bash bituin reels-tumble-low-9600
  sushi-spin bahaghari reels-tumble-low-9600
  taco-twist parola reels-tumble-low-9600
  donut-drop tala reels-tumble-low-9600
  ice-cream-dream parola reels-tumble-low-9540
  cake-castle bahaghari reels-tumble-low-9600
  lemon-loot bituin reels-classic-low-9600
  presas-burst tala reels-tumble-low-9600
  melon-magic parola reels-classic-low-9600
  pitong-pito tala reels-classic-high-9540
  bar-bar-bells bituin reels-classic-mid-9540
  brilyante-vault bahaghari reels-hold-high-9660
  treasure-tides alon reels-hold-mid-9660
  captain-coral alon reels-ways-mid-9600
  lighthouse-luck parola reels-lines-low-9600
  apoy-ring tala reels-lines-high-9660
  hoops-hero bituin reels-lines-mid-9600
  goal-kampeon bahaghari reels-lines-mid-9600
  turbo-trike tala reels-lines-mid-9600
  bilis-circuit bituin reels-classic-mid-9600
  sky-pilot bahaghari reels-lines-mid-9600
  comet-chase tala reels-tumble-mid-9660
  kalawakan-gold parola reels-hold-high-9660
  moonwalk-millions bituin reels-hold-high-9600
  dino-digs tala reels-ways-low-9600
  mammoth-mine bahaghari reels-hold-mid-9600
  ghost-galleon tala reels-hold-mid-9660
  vampire-velvet bituin reels-lines-high-9660
  skull-serenade bahaghari reels-lines-mid-9600
  snow-star parola reels-tumble-low-9600
  butterfly-bay parola reels-tumble-low-9600
  scratch-star habi scratch-star
  lucky-ticket habi lucky-ticket
  sari-sari-scratch habi sari-sari-scratch
  peso-peel habi peso-peel
  gift-grab habi gift-grab
  gem-scratch habi gem-scratch
  seven-scratch habi seven-scratch
  barya-blast habi barya-blast
  clover-card habi clover-card
  envelope-luck habi envelope-luck
  trophy-tap habi trophy-tap
  crown-scratch habi crown-scratch
  anchor-away habi anchor-away
  rocket-reveal habi rocket-reveal
`;

/** The titles of the list as objects: reel games before scratch cards. */
export const lenders: readonly Lender[] = LENDERS.trim()
  .split('\n')
  .map((line) => {
    const [artSlug, brand, payTable] = line.trim().split(' ');
    return { artSlug, brand, payTable } as Lender;
  });
