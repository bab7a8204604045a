import type { ComponentType } from 'react';
import type { Locale } from '../../contract/errors.ts';
import type { StartUpPopup } from '../../contract/promotions/popups.ts';
import type { Promotion } from '../../contract/promotions/promotion.ts';
import type { Manifest, NameWith, PromotionName } from '../../contract/promotions/promotions.ts';
import type { AppDispatch } from '../store/hooks.ts';

/** A short text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** The face of a promotion that has a card or a row. */
interface Face {
  readonly name: Bilingual;
  readonly picture: string;
}

/** A promotion's card in the lobby, besides its face. */
interface CardView {
  /** The picture for screens of up to two pixels per CSS px. */
  readonly small: string;
  /** Synonyms in both languages, by which the search finds it. */
  readonly words: string;
}

/** Colour scheme of a row; a class of bonus.module.css. */
export type RowTone = 'red' | 'violet' | 'blue' | 'green' | 'amber';

/** A promotion's row in the bonus centre, besides its face. */
interface RowView {
  readonly tone: RowTone;
  readonly about: Bilingual;
}

/** The state that decides which popups come up at the start of a visit. */
export interface StartUpState {
  readonly isLoggedIn: boolean;
  /** Whether the browser can install the app; false in the app itself, standalone, or Chrome on iOS. */
  readonly canInstall: boolean;
  /** Hundredths deposited so far. */
  readonly totalRecharge: number;
  /** Popups whose activity is open. */
  readonly open: ReadonlySet<StartUpPopup>;
  /** Popups whose activity is also shown to guests. */
  readonly forGuests: ReadonlySet<StartUpPopup>;
  /** Popups already shown in this session. */
  readonly seen: ReadonlySet<StartUpPopup>;
  /** Whether the notice is due: the player has not postponed it. */
  readonly isNoticeDue: boolean;
  /** Whether today's stamp can be collected. */
  readonly canSignIn: boolean;
  /** Whether the player's documents were sent or approved. */
  readonly isAddKyc: boolean;
  /** Whether the player is guided to the welcome set instead. */
  readonly isNewcomer: boolean;
}

/** A visitor whose popups come up. */
export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly dispatch: AppDispatch;
}

/** Code and conditions of a promotion's popup. */
export interface PopupView {
  /** Fetches its code: the popup is no part of what the lobby loads. */
  readonly load: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;
  /** Whether it is due at the start of a visit, besides its rule; always if left out. */
  readonly isDue?: (state: StartUpState) => boolean;
  /** Asks the server right before it opens: open it, skip it for now, or count it as seen in this session. */
  readonly check?: (visitor: Visitor) => Promise<'open' | 'skip' | 'seen'>;
}

/** A part of the view if the manifest declares the part of that name. */
type Part<Name extends PromotionName, Declared extends keyof Promotion, View> =
  Manifest<Name> extends Readonly<Record<Declared, unknown>> ? View : unknown;

/** The names of a promotion's games, if it has any. */
type GameNames<Name extends PromotionName> =
  Manifest<Name> extends { readonly games: infer Games }
    ? { readonly games: { readonly [Game in keyof Games]: Bilingual } }
    : unknown;

/**
 * A promotion's pictures, texts and code: whatever its manifest in contract/promotions declares must be here, and
 * nothing else.
 */
export type PromotionView<Name extends PromotionName> = Part<
  Name,
  'card',
  Face & { readonly card: CardView }
> &
  Part<Name, 'row', Face & { readonly row: RowView }> &
  Part<Name, 'popup', { readonly popup: PopupView }> &
  GameNames<Name>;

/** The name of a promotion that players meet, and not only its fund. */
export type ViewedName = NameWith<'card'> | NameWith<'row'> | NameWith<'popup'> | NameWith<'games'>;
