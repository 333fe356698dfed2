/**
 * What each of the shared sample files brings when all of them are imported into one store, for one company, in the
 * order of their names: outcomes of its records and how many warnings, then its name. Reasons for what is not plain to see:
 *
 * - Most files of one repository are versions of the same few records: those that say the same are unchanged, those
 *   that say less recent things older. elibri's examples all speak of one record of different days.
 * - The large samples repeat one record up to five hundred times.
 * - A deletion of a record that never came is kept, should the record still come.
 * - Rejected are a test record (notification 88, 89) and the record in which a file was cut off.
 * - Warnings are of numbers with wrong check digits (9780000000000, 9999999999999) or of another length (978123456789),
 *   second references for one ISBN, missing references and notification types, records without a title (an update,
 *   also one of a record that never came), prices without a currency, the currency USDD, levels of title elements that
 *   are sentences, and forbidden characters.
 */
export const sampleReports = `
AlexStory-onix-parser/
  1 added, 1 warnings: product.xml
NatLibFi-melinda-record-import-transformer-onix/
  1 added: test-fixtures_transform_convert-product_01_input.xml
  1 updated: test-fixtures_transform_convert-product_02_input.xml
  1 rejected: test-fixtures_transform_convert-product_05_input.xml
  1 added, 1 warnings: test-fixtures_transform_product-utils_create-common-error-payload_01_input.xml
  1 updated, 1 warnings: test-fixtures_transform_transform-pipeline_01_input.xml
  1 unchanged, 1 warnings: test-fixtures_transform_transform-pipeline_03_input.xml
  2 unchanged, 2 warnings: test-fixtures_transform_transform-pipeline_04_input.xml
  1 unchanged, 2 warnings: test-fixtures_transform_transform-pipeline_05_input.xml
  1 updated, 1 warnings: test-fixtures_transform_transform-pipeline_06_input.xml
  1 updated, 2 warnings: test-fixtures_transform_transform-pipeline_07_input.xml
The-Academic-Observatory-oaebu-workflows/
  3 added: oaebu_workflows_fixtures_oapen_metadata_oapen_metadata_download_invalid.xml.hist.86dc3a71.xml
  3 unchanged, 1 warnings: oaebu_workflows_fixtures_oapen_metadata_oapen_metadata_download_valid.xml.hist.8e582189.xml
  1 updated, 1 warnings: oaebu_workflows_fixtures_oapen_metadata_oapen_metadata_invalid_products.xml.hist.3c4bc2dd.xml
  2 updated, 1 rejected, 1 warnings: oaebu_workflows_fixtures_oapen_metadata_oapen_metadata_parsed_invalid.xml.hist.63ff24dc.xml
  1 updated, 2 unchanged, 1 warnings: oaebu_workflows_fixtures_oapen_metadata_oapen_metadata_parsed_valid.xml.hist.65a78973.xml
  2 unchanged: oaebu_workflows_fixtures_oapen_metadata_oapen_metadata_processed_valid.xml.hist.9221c451.xml
  1 unchanged, 1 warnings: oaebu_workflows_oapen_metadata_telescope_tests_fixtures_invalid_products.xml.hist.5d7a6189.xml
  2 unchanged: oaebu_workflows_oapen_metadata_telescope_tests_fixtures_invalid_products_removed.xml.hist.7b3991cf.xml
  3 updated, 1 warnings: oaebu_workflows_oapen_metadata_telescope_tests_fixtures_metadata_download_valid.xml.hist.5deedf61.xml
  3 updated, 1 warnings: oaebu_workflows_oapen_metadata_telescope_tests_fixtures_parsed_valid.xml.hist.13f036d1.xml
  1 added, 3 warnings: oaebu_workflows_onix_telescope_tests_fixtures_20210330_CURTINPRESS_ONIX.xml.hist.f7604d05.xml
  3 updated, 1 warnings: oaebu_workflows_tests_fixtures_onix_utils_input_metadata.xml.hist.85307cfa.xml
The-Academic-Observatory-onix-parser/
  1 deleted, 2 warnings: test_data_delete_test.xml
  1 updated, 3 warnings: test_data_full_test.xml
  1 updated, 2 warnings: test_data_update_test.xml
aragorn-yang-yy-onix-php/
  1 added, 1 warnings: tests_Features_V21_samples_sample.v.2.1.ref.onx
  1 updated, 1 warnings: tests_Features_V21_samples_sample.v.2.1.tag.onx
  1 added: tests_Features_V30_samples_sample.v.3.0.ref.xml
  1 unchanged: tests_Features_V30_samples_sample.v.3.0.tag.xml
christianroy-node-onix/
  1 added, 2 warnings: test_fixtures_epubDirect.onx
  1 added, 2 warnings: test_fixtures_onix3sample.xml
elibri-elibri_onix/
  1 added, 1 warnings: test_fixtures_all_possible_tags.xml
  1 added: test_fixtures_audiobook_ai_cloned_voice.xml
  1 added: test_fixtures_eisbn-pl-sample.xml
  1 added: test_fixtures_lending_example.xml
  1 updated: test_fixtures_onix_announced_product_example.xml
  1 updated: test_fixtures_onix_announced_product_example.xml.hist.64f1411b.xml
  1 older: test_fixtures_onix_audience_range_example.xml
  1 older: test_fixtures_onix_audience_range_example.xml.hist.1e8280b7.xml
  1 updated: test_fixtures_onix_audiobook_example.xml
  1 older: test_fixtures_onix_audiobook_extent_example.xml
  1 added: test_fixtures_onix_board_game_example.xml
  1 updated: test_fixtures_onix_cancelled_product_example.xml
  1 updated: test_fixtures_onix_categories_example.xml.hist.55c957f8.xml
  1 added: test_fixtures_onix_cn_production_country_example.xml
  1 older: test_fixtures_onix_collective_work_example.xml
  1 older: test_fixtures_onix_contributors_example.xml
  1 older: test_fixtures_onix_contributors_example.xml.hist.756df898.xml
  1 deleted: test_fixtures_onix_deleted_product_example.xml
  1 older: test_fixtures_onix_ebook_extent_example.xml
  1 older: test_fixtures_onix_ebook_extent_example.xml.hist.26850429.xml
  1 updated: test_fixtures_onix_ebook_with_files_example.xml
  1 updated: test_fixtures_onix_ebook_with_files_example.xml.hist.0198b615.xml
  1 added, 1 unchanged, 1 warnings: test_fixtures_onix_ebook_with_files_example.xml.hist.7c88c2b5.xml
  1 older: test_fixtures_onix_edition_example.xml
  1 older: test_fixtures_onix_elibri_extensions_example.xml.hist.6449011d.xml
  1 older: test_fixtures_onix_elibri_extensions_example.xml.hist.87396b55.xml
  1 older: test_fixtures_onix_elibri_extensions_example.xml.hist.da754f10.xml
  1 older: test_fixtures_onix_epub_details_example.xml
  1 older: test_fixtures_onix_exclusive_distributor_example.xml
  1 updated: test_fixtures_onix_indefinitely_postponed_product_example.xml
  1 older: test_fixtures_onix_languages_example.xml
  1 older: test_fixtures_onix_measurement_example.xml
  1 older: test_fixtures_onix_measurement_example.xml.hist.c1d29117.xml
  1 older: test_fixtures_onix_no_contributors_example.xml
  1 older: test_fixtures_onix_out_of_print_product_example.xml
  1 updated: test_fixtures_onix_preorder_product_example.xml
  1 older: test_fixtures_onix_product_form_example.xml
  1 older: test_fixtures_onix_published_group_product_example.xml
  1 older: test_fixtures_onix_published_product_example.xml
  1 older: test_fixtures_onix_publisher_info_example.xml
  1 added: test_fixtures_onix_puzzle_example.xml
  1 older, 1 warnings: test_fixtures_onix_record_identifiers_example.xml
  1 older: test_fixtures_onix_related_products_example.xml
  1 updated: test_fixtures_onix_removed_elibri_extensions.xml
  1 older: test_fixtures_onix_sale_restrictions_example.xml
  1 older: test_fixtures_onix_sale_restrictions_example.xml.hist.b56de7d3.xml
  1 older: test_fixtures_onix_series_memberships_example.xml
  1 older: test_fixtures_onix_series_memberships_example.xml.hist.0892fe15.xml
  1 updated: test_fixtures_onix_subjects_example.xml
  1 older: test_fixtures_onix_supporting_resources_example.xml
  1 older: test_fixtures_onix_supporting_resources_example.xml.hist.261c8249.xml
  1 older: test_fixtures_onix_supporting_resources_example.xml.hist.a1a6ad06.xml
  2 older: test_fixtures_onix_territorial_rights_example.xml
  1 older: test_fixtures_onix_texts_example.xml
  1 older: test_fixtures_onix_texts_example.xml.hist.3fe3a0e4.xml
  1 older: test_fixtures_onix_texts_example.xml.hist.41867de5.xml
  1 older: test_fixtures_onix_texts_example.xml.hist.f26779cc.xml
  1 older: test_fixtures_onix_title_with_collection_example.xml
  1 older: test_fixtures_onix_title_with_collection_example.xml.hist.12fe76af.xml
  1 older: test_fixtures_onix_titles_example.xml
  1 older: test_fixtures_onix_titles_example.xml.hist.3a5b11a2.xml
  1 older: test_fixtures_onix_unlimited_book_sample_example.xml
immateriel-im_onix/
  1 added, 1 warnings: test_fixtures_9782707154298.xml
  4 added, 1 warnings: test_fixtures_9782752906700.xml
  1 updated, 1 warnings: test_fixtures_audio1.xml
  1 updated, 1 warnings: test_fixtures_audio2.xml
  1 added: test_fixtures_bad_content_date_format.xml
  1 updated, 5 warnings: test_fixtures_embargo-date.xml
  1 updated: test_fixtures_fixed_layout.xml
  1 updated, 5 warnings: test_fixtures_full-sender.xml
  1 added: test_fixtures_full_sample.xml
  2 updated, 2 unchanged, 1 warnings: test_fixtures_illustrations.xml
  1 added, 2 warnings: test_fixtures_invalid_textformat.xml
  1 updated, 1 warnings: test_fixtures_invalid_textformat.xml.hist.74b88fa2.xml
  1 updated, 1 warnings: test_fixtures_invalid_textformat_cdata.xml
  1 updated, 1 warnings: test_fixtures_invalid_textformat_cdata_xhtml.xml
  1 updated, 1 warnings: test_fixtures_invalid_textformat_text.xml
  1 updated, 3 unchanged, 1 warnings: test_fixtures_no_publisher_name.xml.hist.12d1b57c.xml
  1 added: test_fixtures_onix2.xml
  1 updated: test_fixtures_onix2.xml.hist.3daae77e.xml
  1 unchanged: test_fixtures_onix2.xml.hist.a5576440.xml
  1 updated: test_fixtures_onix2_product.xml
  1 unchanged, 4 warnings: test_fixtures_other-publication-date-format.xml
  1 unchanged, 4 warnings: test_fixtures_preorder-embargo-date.xml
  1 unchanged: test_fixtures_price_to_be_announced.xml
  1 updated, 5 warnings: test_fixtures_public-announcement-date.xml.hist.e4e88f95.xml
  1 unchanged: test_fixtures_reflowable.xml
  1 added, 1 warnings: test_fixtures_shared_promotional.xml
  1 updated: test_fixtures_short.xml
  1 updated, 3 warnings: test_fixtures_streaming.xml
  1 updated, 1 warnings: test_fixtures_test_YYYY_date_format.xml
  1 updated: test_fixtures_test_outlet.xml
  1 updated, 1 warnings: test_fixtures_test_prices1.xml
  1 updated, 1 warnings: test_fixtures_test_prices2.xml
  1 updated, 1 warnings: test_fixtures_test_prices3.xml
  1 updated, 1 warnings: test_fixtures_test_prices4.xml
  1 updated, 1 warnings: test_fixtures_test_prices5.xml
  1 updated, 1 warnings: test_fixtures_test_prices6.xml
  1 updated, 1 warnings: test_fixtures_test_prices_unpriced.xml
  1 updated, 1 warnings: test_fixtures_test_prices_with_multiple_periods.xml
  1 updated, 1 warnings: test_fixtures_test_prices_with_only_from_date.xml
  1 updated, 1 warnings: test_fixtures_test_prices_with_only_until_date.xml
  1 updated, 1 warnings: test_fixtures_test_several_protections.xml
  1 added: test_fixtures_test_wiley_data.xml
  1 updated, 5 warnings: test_fixtures_unqualified-prices.xml
  4 updated, 1 warnings: test_fixtures_with_corporate_name.xml.hist.c9eb4a49.xml
  1 updated, 3 unchanged, 1 warnings: test_fixtures_with_narrators.xml.hist.6f870187.xml
jaerith-ONIX-Data/
  1 added, 4 warnings: OnixData.Standard.BaseTests_Samples_Onix2CoreDataSample1.xml
  1 updated, 4 warnings: OnixData.Standard.BaseTests_Samples_Onix2CoreDataSample1.xml.hist.7975ca5f.xml
  1 updated, 4 warnings: OnixData.Standard.BaseTests_Samples_Onix2CoreDataSample1.xml.hist.b0684ee4.xml
  1 added, 4 warnings: OnixData.Standard.BaseTests_Samples_Onix2CoreDataSample1ShortTags.xml
  1 updated, 4 warnings: OnixData.Standard.BaseTests_Samples_Onix2SupportingResourceSample1.xml.hist.e30b1b53.xml
  1 added, 1 warnings: OnixData.Standard.BaseTests_Samples_Onix3SupportingResourceSample1.xml
  1 unchanged, 1 warnings: OnixData.Standard.BaseTests_Samples_Onix3SupportingResourceSample1ShortTags.xml
  1 updated: OnixData.Standard.BaseTests_Samples_Onix3sample_refnames.xml
  1 added, 2 updated, 13 warnings: OnixData.Standard.BaseTests_Samples_Onix3sample_refnames_badchar.xml
  3 updated, 13 warnings: OnixData.Standard.BaseTests_Samples_Onix3sample_refnames_badchar_2.xml
  1 updated: OnixData.Standard.BaseTests_Samples_Onix3sample_refnames_blockupdate.xml
  1 updated: OnixData.Standard.BaseTests_Samples_Onix3sample_shorttags.xml
  1 updated: OnixData.Standard.BaseTests_Samples_Onix3sample_shorttags_blockupdate.xml
  5 unchanged, 20 warnings: OnixData.Standard.Benchmarks_Samples_Legacy_Sample-5-Products.xml
  50 unchanged, 200 warnings: OnixData.Standard.Benchmarks_Samples_Legacy_Sample-50-Products.xml
  1 updated, 1 warnings: OnixData.Standard.Benchmarks_Samples_V3_Sample-1-Product.xml
  5 unchanged, 5 warnings: OnixData.Standard.Benchmarks_Samples_V3_Sample-5-Products.xml
  50 unchanged, 50 warnings: OnixData.Standard.Benchmarks_Samples_V3_Sample-50-Products.xml
  500 unchanged, 500 warnings: OnixData.Standard.Benchmarks_Samples_V3_Sample-500-Products.xml
  1 updated: OnixData.Standard.CoreTests_Samples_Onix3sample_refnames.xml.hist.2d7e9677.xml
sesamyab-onix2js/
  1 added: test_templates_1.xml
  1 added: test_templates_2.xml
  1 added: test_templates_bokbasen.xml
titusz-onixcheck/
  1 added: src_onixcheck_data_Google Sample ONIX 2.1.xml
  1 updated, 1 warnings: src_onixcheck_data_invalid_google_onix_3.xml
  1 added, 2 warnings: src_onixcheck_data_invalid_onix3_ref.xml
  The file is no ONIX message of products: its root element is <ONIXMESAGE>.: src_onixcheck_data_invalid_onix_root.xml
  1 updated: src_onixcheck_data_valid_google_onix_3.xml
  1 added: src_onixcheck_data_valid_onix2_ref.xml
  1 updated, 1 warnings: src_onixcheck_data_valid_onix3_ref.xml
  1 unchanged, 1 warnings: src_onixcheck_data_valid_onix3_ref_ns.xml
  1 unchanged, 1 warnings: src_onixcheck_data_valid_onix3_short.xml
  1 added: src_onixcheck_data_win_console_issue.xml
`;
