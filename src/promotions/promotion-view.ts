import type { ComponentType } from 'react';
import type { Locale } from '../../contract/errors.ts';
import type { StartUpPopup } from '../../contract/promotions/popups.ts';
import type { Promotion } from '../../contract/promotions/promotion.ts';
import type { Manifest, NameWith, PromotionName } from '../../contract/promotions/promotions.ts';
import type { AppDispatch } from '../store/hooks.ts';

/** A text in English and Filipino. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** Name and picture of a promotion, for its card and its row. */
interface Face {
  readonly name: Bilingual;
  readonly picture: string;
}

/** What a promotion's card in the lobby has besides name and picture. */
interface CardView {
  /** URL of the smaller picture, for screens with at most two device pixels per CSS px. */
  readonly small: string;
  /** Synonyms in both languages, by which the search finds the card. */
  readonly words: string;
}

/** Colour scheme of a row in the bonus centre: a class of bonus.module.css. */
export type RowTone = 'red' | 'violet' | 'blue' | 'green' | 'amber';

/** What a promotion's row in the bonus centre has besides name and picture. */
interface RowView {
  readonly tone: RowTone;
  readonly about: Bilingual;
}

/** State that decides which popups open at the start of a visit. */
export interface StartUpState {
  readonly isLoggedIn: boolean;
  /** Whether the browser can install the app; false in the app, in an installed page and in Chrome on iOS. */
  readonly canInstall: boolean;
  /** All that the player has deposited so far, in hundredths of a coin. */
  readonly totalRecharge: number;
  /** Start-up popups whose activity is open. */
  readonly open: ReadonlySet<StartUpPopup>;
  /** Start-up popups whose activity is also shown to guests. */
  readonly forGuests: ReadonlySet<StartUpPopup>;
  /** Start-up popups already shown in this session. */
  readonly seen: ReadonlySet<StartUpPopup>;
  /** Whether the announcement may open: the player has not postponed it. */
  readonly isNoticeDue: boolean;
  /** Whether the player can collect today's stamp of the daily visit. */
  readonly canSignIn: boolean;
  /** Whether the player has sent identity documents, or they were approved. */
  readonly isAddKyc: boolean;
  /** Whether the player is new and sees the welcome gifts; most start-up popups then do not open. */
  readonly isNewcomer: boolean;
}

/** The visitor for whom a popup is about to open. */
export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly dispatch: AppDispatch;
}

/** Code of a promotion's popup, and the conditions under which it opens. */
export interface PopupView {
  /** Loads the popup's code, which is not part of the lobby's first load. */
  readonly load: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;
  /**
   * Whether the popup may open at the start of a visit, besides the rule in its manifest; if left out, it always may.
   */
  readonly isDue?: (state: StartUpState) => boolean;
  /** Asks the server right before the popup opens: open it, skip it for now, or count it as seen in this session. */
  readonly check?: (visitor: Visitor) => Promise<'open' | 'skip' | 'seen'>;
}

/** A part of a promotion's view; required exactly if the promotion's manifest declares a part of that name. */
type Part<Name extends PromotionName, Declared extends keyof Promotion, View> =
  Manifest<Name> extends Readonly<Record<Declared, unknown>> ? View : unknown;

/** Names of a promotion's games in both languages, required if the promotion has games. */
type GameNames<Name extends PromotionName> =
  Manifest<Name> extends { readonly games: infer Games }
    ? { readonly games: { readonly [Game in keyof Games]: Bilingual } }
    : unknown;

/** Pictures, texts and code of a promotion: exactly those parts that its manifest in contract/promotions declares. */
export type PromotionView<Name extends PromotionName> = Part<
  Name,
  'card',
  Face & { readonly card: CardView }
> &
  Part<Name, 'row', Face & { readonly row: RowView }> &
  Part<Name, 'popup', { readonly popup: PopupView }> &
  GameNames<Name>;

/** Names of promotions that players see; other promotions have only a fund. */
export type ViewedName = NameWith<'card'> | NameWith<'row'> | NameWith<'popup'> | NameWith<'games'>;
