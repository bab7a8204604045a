import type { Locale } from '../../contract/errors.ts';

interface RechargeSignHints {
  readonly missing: string;
  readonly order: string;
  readonly today: string;
}

/** Hints about why a player cannot take a stamp; {amount} is replaced by an amount of money. */
export const rechargeSignHints: Readonly<Record<Locale, RechargeSignHints>> = {
  en: {
    missing: '{amount} is missing for today.',
    order: 'The stamps come one after the other.',
    today: 'Only today’s stamp can count three times.',
  },
  fil: {
    missing: '{amount} pa ang kulang ngayong araw.',
    order: 'Sunod-sunod ang mga tatak.',
    today: 'Tatak lang ngayong araw ang puwedeng maging tatlong beses.',
  },
};
