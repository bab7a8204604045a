/** What is known of a person when they register or log in. */
export interface Person {
  readonly account?: string;
  /** E.164. */
  readonly mobile?: string;
  /** YYYY-MM-DD. */
  readonly birthDate?: string;
}

/** The list of persons whom the law keeps from playing (compliance: National Database of Restricted Persons). */
export interface RestrictedPersons {
  isListed(person: Person): Promise<boolean>;
}

/** A list for development and tests: it names one number and one account that belong to nobody. */
export const sampleRestrictedPersons: RestrictedPersons = {
  isListed: async ({ account, mobile }) => mobile === '+639000000013' || account === 'listed_person',
};
