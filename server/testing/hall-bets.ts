import { GAMES, PAY_TABLES, type PayTableName } from '../../contract/catalogue/games.ts';
import { combinationsOf } from '../../contract/catalogue/games/choices.ts';
import type { GameManifest, Values } from '../../contract/catalogue/games/manifest.ts';
import type { HallStepRound } from '../../contract/game-server.ts';
import { isOffered } from '../../fair/choice.ts';
import { INSTANT_GAMES, STEP_GAMES } from '../../fair/games.ts';
import { mapNames } from '../../fair/map-names.ts';
import type { WorldRandom } from '../worlds/random.ts';

/** Creates random valid bets and steps for the hall's games, from their manifests. */

/** Returns a random valid choice for a bet on a pay table. */
export function choiceFor(payTable: PayTableName, random: WorldRandom): object {
  const { choices }: GameManifest = GAMES[PAY_TABLES[payTable].game];
  const rules = INSTANT_GAMES.get(payTable) ?? STEP_GAMES.get(payTable);
  const fields = random.pick(choices);
  for (;;) {
    const choice = mapNames(fields, (values) => randomOf(values, random));
    if (isOffered(() => rules?.readChoice(choice))) return choice;
  }
}

/** Returns a random valid next step of an open round on a pay table. */
export function nextStep(payTable: PayTableName, round: HallStepRound, { pick }: WorldRandom): object {
  const manifest: GameManifest = GAMES[PAY_TABLES[payTable].game];
  const rules = STEP_GAMES.get(payTable);
  if (manifest.course !== 'steps' || rules === undefined) throw new Error(`${payTable} has no steps`);
  return pick(combinationsOf(manifest.step).filter((step) => isOffered(() => rules.readStep(step, round))));
}

function randomOf(values: Values, { pick, below }: WorldRandom): unknown {
  if ('oneOf' in values) return pick(values.oneOf);
  if ('different' in values) {
    const { from, to, fewest, most } = values.different;
    const left = Array.from({ length: to - from + 1 }, (_, place) => from + place);
    const count = fewest + below(most - fewest + 1);
    return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]);
  }
  const [from, to] = values.usual ?? [values.from, values.to];
  return from + below(to - from + 1);
}
