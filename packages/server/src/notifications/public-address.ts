import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the open internet: our own, our neighbours', or special (RFC 6890 and its successors). */
const SPECIAL_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
const OPEN_6 = ['2000::/3'];
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special4 = listOf(SPECIAL_4, 'ipv4');
const open6 = listOf(OPEN_6, 'ipv6');
const special6 = listOf(SPECIAL_6, 'ipv6');

/** Whether this address is out on the internet, and not on this machine or in its network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special4.check(address, 'ipv4');
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', prefix] = network.split('/');
    list.addSubnet(base, Number(prefix), family);
  }
  return list;
}
