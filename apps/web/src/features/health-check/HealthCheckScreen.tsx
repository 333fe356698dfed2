import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../../domain/search-status/health.query.ts';
import { Panel } from '../../ui/layout/primitives.tsx';

/** The server's health as JSON, without sign-in (G-23). */
export function HealthCheckScreen() {
  const { data, error } = useQuery(healthQuery);
  return (
    <section aria-labelledby="health-heading">
      <h1 id="health-heading">Health Check</h1>
      {data && (
        <Panel as="pre" pad={16} breaks prewrap>
          {JSON.stringify(data)}
        </Panel>
      )}
      {error && <p role="alert">The health check failed: {error.message}</p>}
    </section>
  );
}
