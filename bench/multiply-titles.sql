-- Multiplies a measured catalogue of a million titles, in place, on a cluster that only measures; by ten without `-v copies`:
--
--   postgres -D pg/data -c fsync=off -c wal_level=minimal -c max_wal_senders=0 -c max_wal_size=1GB -c shared_buffers=1GB
--   psql -v copies=9 -f bench/multiply-titles.sql postgres
--
-- Each copy of a generated title has its own ids, product number and ISBN (979, with a correct check digit); its words are
-- those of the first. Rows are stored in tables that the same transaction has emptied, so that these settings keep them
-- out of the log, and indexes are built afterwards. Ten million titles need 50 GB. Then rename the folder of the catalogue to
-- that of the new number of titles, and delete the snapshot of the search index in it.

\set ON_ERROR_STOP on
\timing on
\if :{?copies}
\else
  \set copies 9
\endif
-- At most nine: ISBNs of copies differ in a digit.
select set_config('bench.copies', least(:copies, 9)::text, false);
-- No triggers: nothing reads the list of changed titles.
set session_replication_role = replica;
set maintenance_work_mem = '2GB';
set work_mem = '512MB';

create temporary table multiplied as
select name::regclass from unnest(array['title', 'title_grid', 'title_text', 'title_order', 'title_derivation']) as name;
create temporary table taken_away as
select 3 as step, format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped,
  format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid)) as added
from pg_constraint where confrelid = 'title'::regclass
union all
select 1, format('alter table %s drop constraint %I', conrelid::regclass, conname),
  format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
from pg_constraint where contype = 'p' and conrelid in (select name from multiplied)
union all
select 2, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
from pg_index where not indisprimary and indrelid in (select name from multiplied);
select dropped from taken_away order by step desc \gexec

create function isbn_of_copy(isbn text, copy integer) returns text language sql immutable as $$
  select digits || ((10 - (
    select sum(substr(digits, place, 1)::integer * case place % 2 when 1 then 1 else 3 end)
    from generate_series(1, 12) as place) % 10) % 10)::text
  from (select '979' || (substr(isbn, 4, 1)::integer + copy) % 10 || substr(isbn, 5, 8)) as changed (digits) $$;

-- Titles of the demo are not copied: they have sheets, sales and rows of lists.
create temporary table generated as select id from title where product_id >= 1000000000;
create unique index on generated (id);
analyze generated;

begin;
create table million as select * from title;
truncate title;
do $$ begin
  for copy in 0..current_setting('bench.copies')::integer loop
    insert into title (id, product_id, isbn, isbn10, quick_row,
  company_code, division, record_key, is_deleted, reissue_no, title, author, title_folded, author_folded, title_sort, author_sort,
  terms, price, price_currency, canadian_price, agency_price, first_print, avail_stock, ltd_gross, ltd_returns, ltd_net,
  ltd_dollars, last13_units, last13_dollars, pub_year, release_date, on_sale_date, pub_date, lower_age, upper_age,
  author1_folded, author1_shown, ranges, other_numbers, box_words)
    overriding system value
    select id + copy * 2000000, product_id + copy * 100000000, own.isbn, case copy when 0 then isbn10 end,
      case copy when 0 then quick_row else replace(replace(quick_row, million.isbn, own.isbn),
        '"productId":' || product_id, '"productId":' || product_id + copy * 100000000) end,
  company_code, division, record_key, is_deleted, reissue_no, title, author, title_folded, author_folded, title_sort, author_sort,
  terms, price, price_currency, canadian_price, agency_price, first_print, avail_stock, ltd_gross, ltd_returns, ltd_net,
  ltd_dollars, last13_units, last13_dollars, pub_year, release_date, on_sale_date, pub_date, lower_age, upper_age,
  author1_folded, author1_shown, ranges, other_numbers, box_words
    from million cross join lateral (
      select case copy when 0 then million.isbn else isbn_of_copy(million.isbn, copy) end as isbn) as own
    where copy = 0 or product_id >= 1000000000;
  end loop;
end $$;
drop table million;
commit;

-- Copies of titles whose ISBNs differ in the fourth digit only may have the same one.
create temporary table double_isbn as
select id from (select id, row_number() over (partition by company_code, isbn order by id) as place from title
  where isbn is not null) as numbered
where place > 1;
delete from title where id in (select id from double_isbn);

-- Each statement is a transaction of its own, after which the space of the table's former rows is free.
select format($statement$
  do $$ begin
    create table million as select * from %1$s;
    truncate %1$s;
    for copy in 0..current_setting('bench.copies')::integer loop
      insert into %1$s (title_id, %2$s)
      select title_id + copy * 2000000, %2$s from million
      where (copy = 0 or title_id in (select id from generated))
        and title_id + copy * 2000000 not in (select id from double_isbn);
    end loop;
    drop table million;
  end $$ $statement$, name, string_agg(quote_ident(attname), ', ' order by attnum))
from multiplied join pg_attribute on attrelid = name
where name <> 'title'::regclass and attnum > 0 and not attisdropped and attname <> 'title_id'
group by name \gexec

select added from taken_away order by step \gexec
select setval(pg_get_serial_sequence('title', 'id'), (select max(id) from title));
drop function isbn_of_copy;
vacuum analyze;
