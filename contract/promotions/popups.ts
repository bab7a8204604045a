import type { PromotionPopup, StartUpRule } from './promotion.ts';
import { type ManifestWith, type NameWith, promotionsWith } from './promotions.ts';

type Popup = ManifestWith<'popup'>['popup'];

/** The name of a promotion's popup. */
export type PopupName = Popup['name'];

/** The name of a popup that may open at the start of a visit. */
export type StartUpPopup = Extract<Popup, { readonly startUp: unknown }>['name'];

/** A promotion's popup, together with the promotion's name. */
export interface NamedPopup extends PromotionPopup {
  readonly name: PopupName;
  readonly promotion: NameWith<'popup'>;
}

/** The popups of all promotions. */
export const popups = promotionsWith('popup').map(([promotion, { popup }]) => ({
  ...popup,
  promotion,
})) as readonly NamedPopup[];

const byName: ReadonlyMap<string, NamedPopup> = new Map(popups.map((popup) => [popup.name, popup]));

/** Returns the promotion's popup of this name; undefined for any other modal. */
export const popupNamed = (name: string): NamedPopup | undefined => byName.get(name);

/** A popup that may open at the start of a visit, with its rule. */
export interface NamedStartUpPopup extends NamedPopup {
  readonly name: StartUpPopup;
  readonly startUp: StartUpRule;
}

/** The popups that may open at the start of a visit, in the order in which they open. */
export const START_UP_POPUPS = (
  popups.filter(({ startUp }) => startUp !== undefined) as readonly NamedStartUpPopup[]
)
  .slice()
  .sort((a, b) => a.startUp.order - b.startUp.order);

/** Returns whether a popup may open at the start of a visit. */
export const isStartUp = (name: PopupName): name is StartUpPopup => popupNamed(name)?.startUp !== undefined;

/** The names of the popups that may open at the start of a visit, in the order in which they open. */
export const START_UP: readonly StartUpPopup[] = START_UP_POPUPS.map(({ name }) => name);
