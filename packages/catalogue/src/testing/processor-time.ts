/** Milliseconds on the processor since `start`, which a busy machine does not stretch as it does the clock. */
export function processorMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
