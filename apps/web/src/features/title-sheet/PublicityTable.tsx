import { Button, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import { publicitySheetFilters } from '@titlenet/catalogue/constants';
import type { BookingType } from '@titlenet/catalogue/enumerations';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { screenOptions, type Table } from '@titlenet/catalogue/sheet/outline-blocks';
import { bookings } from '@titlenet/catalogue/sheet/publicity';
import { entryContext, tableBlock, withColumnsOf } from '@titlenet/catalogue/sheet/section-blocks';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { getPublicityInfo } from '@titlenet/contract/publicity';
import { type FormEvent, useState } from 'react';
import { SheetTable } from '../../domain/sheet/SheetTable.tsx';
import { callApi } from '../../ui/api/call-api.ts';
import { Row } from '../../ui/layout/primitives.tsx';

interface PublicityTableProps {
  /** The rows of the sheet, without a filter. */
  table: Table;
  bar: TitleBar;
}

/** The publicity table with a filter that the View button applies [PUBL-17..PUBL-20]. */
export function PublicityTable({ table, bar }: PublicityTableProps) {
  const [choice, setChoice] = useState<BookingType>(publicitySheetFilters[0].bookingType);
  const view = useMutation({
    mutationFn: (bookingType: BookingType) =>
      callApi(getPublicityInfo, {
        query: { isbn: bar.isbn ?? '', companyCode: companyOf(bar.companyCode).code, bookingType },
      }),
  });
  const shown = view.data
    ? withColumnsOf(table, tableBlock(bookings, view.data, entryContext(bar.companyCode, false, screenOptions)))
    : table;
  const onView = (event: FormEvent) => {
    event.preventDefault();
    view.mutate(choice);
  };
  return (
    <SheetTable
      table={shown}
      tools={
        bar.isbn && (
          <Row as="form" gap={8} align="center" last data-screen-only onSubmit={onView}>
            <NativeSelect
              aria-label="Show bookings"
              value={choice}
              // The options are these types.
              onChange={(event) => setChoice(event.currentTarget.value as BookingType)}
              data={publicitySheetFilters.map(({ label, bookingType }) => ({ label, value: bookingType }))}
            />
            <Button type="submit" variant="default">
              View
            </Button>
            <span role="status" className="visually-hidden">
              {view.isSuccess && `${formatCount(shown.rows.length)} bookings`}
            </span>
          </Row>
        )
      }
    />
  );
}
