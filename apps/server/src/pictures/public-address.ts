import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public: local, private, reserved and documentation networks. */
const reserved = new BlockList();
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
for (const [network, prefix, family] of networks) reserved.addSubnet(network, prefix, family);

/** Global unicast addresses of IPv6. All others are local or contain an IPv4 address. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
/** Exceptions in that range: tunnels to IPv4 addresses, and documentation. */
const excluded = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  excluded.addSubnet(network, prefix, 'ipv6');

/** @returns true for addresses of the public internet, from which external pictures may be fetched */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !excluded.check(address, 'ipv6');
}
