/** Statuses of an order line; the report of pending orders lists only pending ones. */
export const orderStatuses = [
  { name: 'Open', isPending: true },
  { name: 'Backordered', isPending: true },
  { name: 'On Hold', isPending: true },
  { name: 'Released', isPending: true },
  { name: 'Shipped', isPending: false },
  { name: 'Cancelled', isPending: false },
] as const;

export type OrderStatus = (typeof orderStatuses)[number]['name'];

export const orderStatusNames: readonly OrderStatus[] = orderStatuses.map(({ name }) => name);

export const pendingStatusNames: readonly OrderStatus[] = orderStatuses.flatMap(({ name, isPending }) =>
  isPending ? [name] : [],
);
