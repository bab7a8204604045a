import { fieldAt } from '../../../fair/perya.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FieldStall } from '../stalls/field-stall.tsx';
import type { InstantGameProps } from '../use-instant-game.ts';
import { carouselTexts } from './texts.ts';

const { bets } = STALLS['carousel-cash'];
type Animal = (typeof bets)[number]['name'];

const TINTS: Readonly<Record<Animal, string>> = {
  horse: '#b98cff',
  kalabaw: '#c8bfae',
  swan: '#ffffff',
  fish: '#3fb8ff',
  eagle: '#ffb300',
};

const loadCarousel = async () =>
  (await import('../../../scenes/hall/carousel-cash/definition.ts')).carouselCash;

/** Carousel Cash: the player bets on which animal stops at the bell. */
export default function CarouselGame(props: InstantGameProps) {
  const t = useTexts(carouselTexts);
  const nameOf = (field: string): string => t(field as Animal);
  return (
    <FieldStall
      frame={props}
      stall="carousel-cash"
      load={loadCarousel}
      label={t('animal')}
      nameOf={nameOf}
      tints={TINTS}
      columns={5}
      endOf={(_field, at) => nameOf(fieldAt(bets, at).name)}
      betText={(amount) => t('ride', { amount })}
      lines={[t('rules.bet'), t('rules.pay'), t('rules.fairness')]}
    />
  );
}
