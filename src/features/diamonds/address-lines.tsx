import type { StoredAddress } from '../../../contract/address.ts';
import styles from './mall.module.css';

/** Draws an address in the lines of a parcel's label. */
export const AddressLines = ({ address }: { address: StoredAddress }) => (
  <address className={styles.address}>
    <b>
      <bdi>{address.name}</bdi>
    </b>
    <span>{address.mobile}</span>
    <span>
      {address.street}, {address.barangay}
    </span>
    <span>
      {address.zip} {address.city}, {address.province}
    </span>
    <span>{address.region}</span>
  </address>
);
