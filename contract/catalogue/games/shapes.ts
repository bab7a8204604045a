import * as v from 'valibot';

/** Wire shapes that several games share. The rules limit the values within them (docs/games.md). */

/** An integer from 0. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Integers from 0. */
export const wholes = v.array(whole);
/** Volatility of a pay table. */
export const risk = v.picklist(['low', 'medium', 'high']);
/** No fields. */
export const nothing = v.object({});
/** A bet on one named field of a stall (fair/tables/perya.ts), and the number drawn. */
export const fieldBet = { choice: v.object({ field: v.string() }), outcome: v.object({ at: whole }) };
/** No choice; the number drawn and its field. */
export const fieldTaken = { choice: nothing, outcome: v.object({ at: whole, field: v.string() }) };
/** No choice; the draws, and the number of paying ones. */
export const counted = { choice: nothing, outcome: v.object({ draws: wholes, count: whole }) };
/** A climb: each step goes one higher; `u`, in millionths, decides how high (fair/tables/perya.ts). */
export const climb = { choice: nothing, step: nothing, shown: v.null(), layout: v.object({ u: whole }) };
/** Minimum fields of a reel game's outcome: the bet and the sum of all wins, hundredths. */
export const spun = { choice: nothing, outcome: v.looseObject({ bet: whole, total: whole }) };
