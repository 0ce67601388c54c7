-- The house draws its pictures itself, under its own address. ENV-015, AMB-045
update setting set setting_value = '/pictures' where setting_key = 'ftpDomain';
