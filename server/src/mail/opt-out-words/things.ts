/** What else is sent, removed or stopped between people in business: who names these does not speak of our mail. */
export const things = `
  stavk* iz_ponude iz_ponudbe postavk* iz_predracuna
  module modules add_on add_ons line_item line_items from_the_offer from_the_quote aus_dem_angebot modul* de_la_oferta del_presupuesto modulo modulos dall_offerta dal_preventivo de_l_offre du_devis uit_de_offerte da_proposta do_orcamento z_oferty z_wyceny wycen* kosztorys* harmonogram* z_nabidky z_ponuky nacenen* из_предложения из_сметы из_спецификации модул* смет* из_пропозиції az_ajanlatbol modult din_oferta tekliften modulu
  curiosita duvida duda dudas doute agreement* dpa avv per_post by_post par_la_poste par_courrier per_posta poczta postou postitse med_posten invoice* bill attachment* attached document* pdf pdfs quote quotation* order orders ordering shipment* delivery goods parcel package sample samples price prices item items clause* paragraph logo label appointment* meeting* invite invites invitation* booking* slot contract contracts proposal* watermark fee fees deposit tax vat catalogue* catalog* brochure* deck slides presentation calendar demo typo duplicate* draft* version* password cc listing* lease production product project event webinar previous prior earlier last_mail last_email last_e-mail last_message vorherige* letzte* dernier* precedent* anterior* ultimo ultima scors* vorige tidligere forra edellin* poprzedni* predchoz* предыдущ* прошл* elozo onceki προηγουμεν*
  rechnung* anhang* anlage* datei dateien dokument* angebot angebots bestellung* auftrag* muster preis preise preises position* zeile* klausel* termin termine besprechung* einladung* buchung* lieferung* ware waren paket* vertrag* gebuhr* steuer katalog* broschure* prasentation* entwurf* version* unterlagen webinar*
  facture* piece_jointe pieces_jointes document* devis commande* echantillon* prix tarif* ligne clause* rendez-vous rdv reunion* invitation* reservation* livraison* marchandise* colis contrat* catalogue* brochure* plaquette* modele* production version* doublon*
  factura* adjunto* documento* cotizacion* presupuesto* el_pedido del_pedido muestra muestras precio* linea* clausula* cita reunion* invitacion* reserva* entrega* mercancia* paquete* contrato* iva catalogo* folleto* modelo* version* stock gimnasio
  fatura* anexo* orcamento* o_pedido do_pedido amostra* preco* item itens clausula* reuniao* convite* entrega* mercadoria* contrato* nota_fiscal boleto* proposta* apresentacao producao
  fattur* allegat* preventiv* ordine ordini campion* prezzo prezzi voce voci clausol* appuntament* riunion* invito prenotazion* consegn* merce contratt* catalog* brochure versione
  factuur facturen bijlage* offerte* bestelling* monster* prijs prijzen regel clausule* afspraak afspraken vergadering* uitnodiging* boeking* levering* pakket* contract catalogus brochure webinar
  faktura* bilaga* bilag* vedlegg* offert* tilbud* bestallning* bestilling* ordre ordren order* prov* pris priser mote motet mode moete moede modet inbjudan* invitation* bokning* booking* leverans* levering* avtal* aftale* katalog* broschyr* brochure*
  lasku* liite liitteen liittee* tarjous* tarjouk* nayte* hinta* hinnat kokous* kokouk* tapaami* varau* toimitu* sopimu*
  faktur* zalacznik* zamowieni* probk* cene ceny cennik* pozycj* spotkani* termin* zaproszeni* rezerwacj* dostaw* umow* katalog* broszur*
  priloh* objednavk* vzork* cenu cenik* polozk* radek schuzk* stretnuti* pozvank* rezervac* dodavk* smlouv* zmluv* dochadzk*
  szamla* szamlat mellekl* ajanlat* rendeles* mintat tetel* idopont* talalkoz* meghivo* foglalas* szallitas* szerzod* katalogus*
  atasament* comand* mostr* pretul preturi pozitia intalnir* programare* rezervare* livrare* catalog*
  счет счета счете файл файлы вложени* документ* заказ* образц* цену цены цен прайс* позици* строк* встреч* приглашени* запись записи брон* доставк* товар* договор* каталог* верси* смету рекламации
  рахун* вкладен* замовлен* зразк* ціну ціни зустріч* запрошен* договір фактур* поръчк* мостр* цена среща* срещи
  dosya* teklif* siparis* numune* fiyat* kalem toplanti* randevu* davet* rezervasyon* teslimat* sozlesme* ucret*
  τιμολογι* παραγγελι* δειγμα* τιμη τιμες ραντεβου συναντηση* συμβολαι*
  الاسعار اسعار الفاتوره فاتوره الطلب طلبيه الشحنه شحنه العينه عينات السعر الملف المرفق البند الاجتماع الموعد العقد اللون الانتاج
  חשבונית* קובץ הקובץ הזמנה* דוגמ* מחיר* פגישה* חוזה*
  racun* prilog* narudzb* narocil* uzor* cijen* sastan* sestan* ugovor* pogodb* saskait* sutart* uzsakym* rekin* pasutij* ligum* arve leping*
  pesanan sampel harga dokumen lampiran rapat kontrak hoa_don don_hang bao_gia hop_dong cuoc_hop
`;

/** The same in scripts that write no spaces. */
export const denseThings =
  /先(?:别|不要|別)|[这這](?:批|个|個|份)|等我|忘|先ほど|先程|前回|さっき|[项項]|发票|發票|货|貨|样品|樣品|订单|訂單|合同|价格|價格|附件|文件|会议|會議|发错|發錯|颜色|顏色|請求書|見積|資料|添付|ファイル|サンプル|注文|商品|契約|会議|打ち合わせ|電話で|項目|FAX|항목|첨부|파일|견적|청구서|계산서|샘플|주문|상품|계약|회의|일정|ใบแจ้งหนี้|ใบเสนอราคา|ไฟล์/u;
