import bronze from '../../../assets/lobby/vip/bronze.webp';
import diamond from '../../../assets/lobby/vip/diamond.webp';
import gold from '../../../assets/lobby/vip/gold.webp';
import platinum from '../../../assets/lobby/vip/platinum.webp';
import royal from '../../../assets/lobby/vip/royal.webp';
import silver from '../../../assets/lobby/vip/silver.webp';

const BADGES = [bronze, silver, gold, platinum, diamond, royal];

/** Returns the picture of the badge for a VIP theme, 1 to 6. */
export const badgeOf = (theme: number): string => BADGES[theme - 1] ?? bronze;
