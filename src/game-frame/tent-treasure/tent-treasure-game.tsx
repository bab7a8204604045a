import { useMemo, useState } from 'react';
import type { TentLanding, TentProps } from '../../../scenes/hall/tent-treasure/types.ts';
import { PICK_STALL } from '../../../fair/perya.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PlaceControls } from '../stalls/place-controls.tsx';
import { StallGame } from '../stalls/stall-game.tsx';
import { timesText } from '../times-text.ts';
import type { InstantGameProps } from '../use-instant-game.ts';
import { DEFAULT_TENTS, stepTents, pickTent, readTents, TENT_ODDS } from './tent-treasure-view-model.ts';
import { tentTexts } from './texts.ts';

const FOUND = ['found.0', 'found.1', 'found.2', 'found.3'] as const;
const TOP = timesText(Math.max(...TENT_ODDS.map(({ pays }) => pays)));

const loadTents = async () => (await import('../../../scenes/hall/tent-treasure/definition.ts')).tentTreasure;

/** Tent Treasure: the player picks three of nine tents. */
export default function TentGame(props: InstantGameProps) {
  const t = useTexts(tentTexts);
  const [places, setPlaces] = useState(DEFAULT_TENTS);
  const state = useMemo(() => ({ places, line: t('line', { times: TOP }) }), [places, t]);
  const foundText = (count: number): string => t(FOUND[count] ?? 'found.0');
  const choose = (place: number): void => setPlaces((before) => pickTent(before, place));
  return (
    <StallGame<TentProps, TentLanding>
      frame={props}
      stall="tent-treasure"
      load={loadTents}
      choice={{ places }}
      state={state}
      landingOf={(round) => {
        const opened = readTents(round);
        if (opened === undefined) return undefined;
        const { count, ...tents } = opened;
        const { multiplier } = round;
        const found = foundText(count);
        return { ...tents, label: multiplier > 0 ? `${found}: ${timesText(multiplier)}` : found };
      }}
      onLeft={(round) => setPlaces(readTents(round)?.places ?? DEFAULT_TENTS)}
      onPicked={choose}
      move={(by) => setPlaces((before) => stepTents(before, by))}
      betText={(amount) => t('open', { amount })}
      lines={[t('rules.pick'), t('rules.pay'), t('rules.fairness')]}
      odds={TENT_ODDS.map(({ found, ...odds }) => ({ ...odds, name: foundText(found) }))}
    >
      {(disabled) => (
        <PlaceControls
          label={t('tents')}
          places={PICK_STALL.places}
          columns={PICK_STALL.places}
          picked={places}
          nameOf={(place) => t('tent', { place })}
          onPick={choose}
          disabled={disabled}
        />
      )}
    </StallGame>
  );
}
