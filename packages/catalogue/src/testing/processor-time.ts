/** CPU time in milliseconds since `start`. Unlike wall-clock time it does not depend on other load of the machine. */
export function processorMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
