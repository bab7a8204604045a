import { STALLS } from '../../../fair/tables/perya.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FieldStall } from '../stalls/field-stall.tsx';
import type { InstantGameProps } from '../use-instant-game.ts';
import { ringTossTexts } from './texts.ts';

const { bets } = STALLS['ring-toss'];
type Distance = (typeof bets)[number]['name'];

const TINTS: Readonly<Record<Distance, string>> = {
  near: '#7fe69a',
  middle: '#ffd24a',
  far: '#ff9a4a',
  bottle: '#ff6f86',
};

const isHit = (field: string, at: number): boolean =>
  at < (bets.find(({ name }) => name === field)?.weight ?? 0);

const loadRingToss = async () => (await import('../../../scenes/hall/ring-toss/definition.ts')).ringToss;

/** Ring Toss: the player chooses a distance, and the ring lands on the peg or misses it. */
export default function RingTossGame(props: InstantGameProps) {
  const t = useTexts(ringTossTexts);
  return (
    <FieldStall
      frame={props}
      stall="ring-toss"
      load={loadRingToss}
      label={t('distance')}
      nameOf={(field) => t(field as Distance)}
      tints={TINTS}
      columns={2}
      endOf={(field, at) => {
        if (!isHit(field, at)) return t('missed');
        return t(field === 'bottle' ? 'hit.bottle' : 'hit');
      }}
      betText={(amount) => t('throw', { amount })}
      lines={[t('rules.bet'), t('rules.pay'), t('rules.aim')]}
    />
  );
}
