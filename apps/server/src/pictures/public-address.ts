import { BlockList, isIP } from 'node:net';

/** Networks that no picture of a publisher is in: this machine, its neighbours, and what is no place at all. */
const closed = new BlockList();
const networks: [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];
for (const [network, prefix, family] of networks) closed.addSubnet(network, prefix, family);

/** The global addresses of IPv6; everything else of it is local, or carries an address of IPv4 in disguise. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
/** Inside of them: tunnels that lead to addresses of IPv4, and documentation. */
const disguised = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  disguised.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public network, where outside pictures may come from (DESIGN §8). */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !disguised.check(address, 'ipv6');
}
